// The Node.js of the tests is in PATH already.
