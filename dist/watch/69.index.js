"use strict";
exports.id = 69;
exports.ids = [69];
exports.modules = {

/***/ 3069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   proxyFetch: () => (/* binding */ proxyFetch)
/* harmony export */ });
/* harmony import */ var _whole_response_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9859);

/**
 * `fetch` through a proxy, over undici, which is loaded for that alone. Like `nodeFetch`, but for redirects, which are
 * followed as fetch does.
 */
async function proxyFetch(proxy, maxBytes) {
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() */ 684).then(__webpack_require__.t.bind(__webpack_require__, 1684, 19));
    const credentials = Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64');
    const token = proxy.username === '' && proxy.password === '' ? {} : { token: `Basic ${credentials}` };
    const dispatcher = new ProxyAgent({ uri: proxy.href, ...token });
    return async (url, { method = 'GET', headers = {}, body = null, signal = null, redirect = 'follow' }) => {
        const response = await fetch(url, { method, headers, body, signal, redirect, dispatcher });
        return (0,_whole_response_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeResponse */ .Z)({
            status: response.status,
            url: response.url,
            headers: new Map(response.headers),
            bytes: response.body === null ? new Uint8Array(0) : await (0,_whole_response_js__WEBPACK_IMPORTED_MODULE_0__/* .bytesOf */ .$)(response.body, maxBytes),
        });
    };
}


/***/ })

};
;