import { isSafeHtml } from "@farwork/domain/html";

type Rule = (text: string) => string | null;

declare global {
  // TypeScript's DOM types lack it, and the community types do not allow a refusal by null.
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createHTML: Rule; createScript: Rule; createScriptURL: Rule },
      ) => unknown;
    };
  }
}

/** React creates script elements from this, so that they do not run. */
const EMPTY_SCRIPT = "<script></script>";
/** Every address scripts may load from. */
const SCRIPT_ADDRESSES = [
  // Our own build. No address may lead out of it, by dot segments or by line breaks, which browsers strip.
  /^\/(?!.*\/(?:\.|%2e))_next\/static\/[^?#\\\s]+\.js$/i,
  /^\/sw\.js$/,
  // Google's, for Firebase App Check: the page loads the first, which loads the second.
  /^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js\?/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/,
];

/**
 * Routes all text that becomes markup, a script or a script URL through these checks in browsers that enforce Trusted
 * Types. Call it once, before the first render.
 */
export function guardSinks(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === EMPTY_SCRIPT || isSafeHtml(text) ? text : null),
    // Structured data for search engines, harmless if run as a script.
    createScript: readJson,
    createScriptURL: (address) => (SCRIPT_ADDRESSES.some((own) => own.test(address)) ? address : null),
  });
}

/**
 * @throws SyntaxError for anything but JSON
 * @throws SyntaxError where it is anything else.
 */
function readJson(text: string): string {
  JSON.parse(text);
  return text;
}
