import type { BrowserError } from "./browser-error.ts";
import { nameRoute } from "./name-route.ts";

/** One page that breaks again and again tells of the first few times. */
const MAX_TOLD = 5;

/**
 * Tells the site of errors that nobody caught, without anything by which a visitor could be known: nothing is stored in
 * the browser, and no cookie goes along. Gives what ends it.
 */
export function reportErrors(): () => void {
  let told = 0;
  const tell = (error: unknown) => {
    told += 1;
    if (told <= MAX_TOLD && error instanceof Error) void send(describe(error));
  };
  const onError = ({ error }: ErrorEvent) => tell(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
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
    // The lines that say where come after the message, of whatever length.
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
    // Whoever is offline has told enough.
  }
}
