/**
 * Published versions that carried somebody else's code, or that their author broke on purpose. The release age keeps
 * most of their like away for as long as they stay unnoticed; this list is for what is known, and for mirrors and
 * caches that may still serve it. `"every version"` is for packages that were made for an attack, or that changed
 * hands or minds more than once: nothing of ours may come to need them.
 */
export const REFUSED_VERSIONS: Readonly<Record<string, readonly string[] | "every version">> = {
  // A hijacked maintainer's account, September 2025: swaps the addresses of payments in the browser.
  "ansi-regex": ["6.2.1"],
  "ansi-styles": ["6.2.2"],
  backslash: ["0.2.1"],
  chalk: ["5.6.1"],
  "chalk-template": ["1.1.1"],
  color: ["5.0.1"],
  "color-convert": ["3.1.1"],
  "color-name": ["2.0.1"],
  "color-string": ["2.1.1"],
  debug: ["4.4.2"],
  "error-ex": ["1.3.3"],
  "has-ansi": ["6.0.1"],
  "is-arrayish": ["0.3.3"],
  "proto-tinker-wc": ["0.1.87"],
  "simple-swizzle": ["0.2.3"],
  "slice-ansi": ["7.1.1"],
  "strip-ansi": ["7.1.1"],
  "supports-color": ["10.2.1"],
  "supports-hyperlinks": ["4.1.1"],
  "wrap-ansi": ["9.0.1"],
  // The same summer's phished accounts of linters' and builders' maintainers.
  "@pkgr/core": ["0.2.8"],
  "eslint-config-prettier": ["8.10.1", "9.1.1", "10.1.6", "10.1.7"],
  "eslint-plugin-prettier": ["4.2.2", "4.2.3"],
  is: ["3.3.1", "5.0.0"],
  "napi-postinstall": ["0.3.1"],
  nx: ["20.9.0", "20.10.0", "20.11.0", "20.12.0", "21.5.0", "21.6.0", "21.7.0", "21.8.0"],
  synckit: ["0.11.9"],
  // The worm of September and November 2025, which publishes itself with the tokens it finds.
  "@ctrl/tinycolor": ["4.1.1", "4.1.2"],
  "posthog-js": ["1.297.3"],
  "posthog-node": ["4.18.1", "5.11.3", "5.13.3"],
  // A remote control installed through a dependency made for it, March 2026.
  axios: ["0.30.4", "1.14.1"],
  "plain-crypto-js": "every version",
  // The worm's return, April and May 2026.
  "intercom-client": ["7.0.3", "7.0.4"],
  lightning: ["2.6.2", "2.6.3"],
  // Older ones, which mirrors still keep.
  coa: ["2.0.3", "2.0.4", "2.1.1", "2.1.3", "3.0.1", "3.1.3"],
  "eslint-config-eslint": ["5.0.2"],
  "eslint-scope": ["3.7.2"],
  "event-stream": ["3.3.6"],
  "flatmap-stream": "every version",
  rc: ["1.2.9", "1.3.9", "2.3.9"],
  "ua-parser-js": ["0.7.29", "0.8.0", "1.0.0"],
  // Broken by their own authors, to make a point.
  colors: ["1.4.1", "1.4.2", "1.4.44-liberty-2"],
  faker: ["6.6.6"],
  "node-ipc": "every version",
  peacenotwar: "every version",
};
