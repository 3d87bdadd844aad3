import { isSafeHtml } from "@farwork/domain/html";

type Rule = (text: string) => string | null;

declare global {
  // TypeScript's own list of what browsers have lacks it, and its usual types know of no refusal by null.
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createHTML: Rule; createScript: Rule; createScriptURL: Rule },
      ) => unknown;
    };
  }
}

/** What React makes a script element from, so that it does not run. */
const EMPTY_SCRIPT = "<script></script>";
/** All that scripts may come from. */
const SCRIPT_ADDRESSES = [
  // Our own code. No address leads out of the build: not by dots in either form, nor by line breaks, which browsers
  // take out before they read it.
  /^\/(?!.*\/(?:\.|%2e))_next\/static\/[^?#\\\s]+\.js$/i,
  /^\/sw\.js$/,
  // Google's, where Firebase App Check is on, which calls the first; that calls the second by a bare address.
  /^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js\?/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/,
];

/**
 * Has browsers that enforce Trusted Types pass every text that is to become markup, a script or a script's address
 * through here, whoever writes it: only what can do no harm comes back. Called once, before anything is drawn.
 */
export function guardSinks(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (text === EMPTY_SCRIPT || isSafeHtml(text) ? text : null),
    // Data for search engines. Run as a script it would do nothing.
    createScript: readJson,
    createScriptURL: (address) => (SCRIPT_ADDRESSES.some((own) => own.test(address)) ? address : null),
  });
}

/** @throws SyntaxError where it is anything else. */
function readJson(text: string): string {
  JSON.parse(text);
  return text;
}
