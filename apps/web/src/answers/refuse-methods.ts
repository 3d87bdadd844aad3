import { standBeforeNext } from "./stand-before-next.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

/**
 * Answers 405 to a method that nothing here knows, such as TRACE: Next makes a request of `fetch` of each, which cannot
 * hold all of them, and fails with a bare 500. Called once, when the server starts.
 */
export function refuseMethods(): void {
  standBeforeNext(() => ({ method = "" }, response, next) => {
    if (METHODS.has(method)) next();
    else response.writeHead(405, { Allow: [...METHODS].join(", ") }).end();
  });
}
