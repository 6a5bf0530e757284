"use strict";
exports.id = 40;
exports.ids = [40];
exports.modules = {

/***/ 4040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9251);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7786);
// Stands in for `@actions/http-client` inside the bundle, with the one thing that @actions/github asks of it: the
// proxy to use for an address. The real one loads Node's http and https at start, which takes longer than a whole run
// that needs no network; @actions/core wants it for identity tokens alone, which this action never asks for.



class HttpClient {
  /** The agents of Node's http; `fetch` has no use for them. */
  getAgent() {
    return undefined;
  }

  /** As in @actions/http-client: undefined where the address is reached directly. */
  getAgentDispatcher(address) {
    const proxy = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(new URL(address));
    if (!proxy?.hostname) return undefined;
    const credentials = Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64');
    const token = proxy.username || proxy.password ? { token: `Basic ${credentials}` } : {};
    return new undici__WEBPACK_IMPORTED_MODULE_1__/* .ProxyAgent */ .k({ uri: proxy.href, ...token });
  }
}


/***/ }),

/***/ 7786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fetch),
/* harmony export */   k: () => (/* binding */ ProxyAgent)
/* harmony export */ });
// Stands in for `undici` inside the bundle (the tsconfig.json beside it says so). Loading undici takes longer than a
// whole run that needs no network, and most runs reach GitHub directly: those use the runtime's own fetch. The real
// undici is loaded once a request goes through a proxy.

function ProxyAgent(options) {
  this.options = options;
}

const dispatchers = new WeakMap();

async function fetch(input, init) {
  const agent = init?.dispatcher;
  if (agent === undefined) return globalThis.fetch(input, init);
  const undici = await __webpack_require__.e(/* import() */ 684).then(__webpack_require__.t.bind(__webpack_require__, 1684, 19));
  if (!dispatchers.has(agent)) dispatchers.set(agent, new undici.ProxyAgent(agent.options));
  return undici.fetch(input, { ...init, dispatcher: dispatchers.get(agent) });
}


/***/ })

};
;