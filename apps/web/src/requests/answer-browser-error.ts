import * as z from "zod/mini";

import { BrowserError, toErrorReport } from "./browser-error.ts";
import { logBrowserError } from "./log.ts";
import { readBounded } from "./read-bounded.ts";

const MAX_BODY_BYTES = 8 * 1024;

/** Logs what a browser tells of an error: 204, or 400 for what is none of our pages' telling. */
export async function answerBrowserError(request: Request): Promise<Response> {
  const text = await readBounded(request, MAX_BODY_BYTES);
  if (text === undefined) return new Response(null, { status: 413 });
  const told = z.safeParse(BrowserError, parseJson(text));
  if (!told.success) return new Response(null, { status: 400 });
  logBrowserError(toErrorReport(told.data), told.data.route);
  return new Response(null, { status: 204 });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
