import type { BrowserError } from "./browser-error.ts";
import { nameRoute } from "./name-route.ts";

/** Keeps a page that fails in a loop from flooding the log. */
const MAX_REPORTS = 5;

/**
 * Reports uncaught errors to the site, with nothing that identifies the visitor: no storage, no cookies. Returns a
 * function that stops it.
 */
export function reportErrors(): () => void {
  let reported = 0;
  const report = (error: unknown) => {
    reported += 1;
    if (reported <= MAX_REPORTS && error instanceof Error) void send(describe(error));
  };
  const onError = ({ error }: ErrorEvent) => report(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}

function describe({ name, message, stack = "" }: Error): BrowserError {
  return {
    name: name.replace(/[^A-Za-z]/g, "").slice(0, 40) || "Error",
    // Stack frames come after the message, which may be long.
    stack: stack.replace(message, "").slice(0, 3000),
    route: nameRoute(location.pathname),
  };
}

async function send(body: BrowserError): Promise<void> {
  try {
    const init = {
      method: "POST",
      body: JSON.stringify(body),
      credentials: "omit",
      keepalive: true,
    } as const;
    await fetch("/api/errors", init);
  } catch {
    // Reports are best effort; nobody is there to retry for.
  }
}
