import * as z from "zod/mini";

import { BrowserError, toErrorReport } from "./browser-error.ts";
import { isFromOurPage } from "./is-from-our-page.ts";
import { toKnownRoute } from "./known-route.ts";
import { logEvent } from "./log.ts";
import { readBounded } from "./read-bounded.ts";

const MAX_BODY_BYTES = 8 * 1024;

/** Logs an error reported by a browser. Answers 204, 403 to pages of other sites, or 400 to malformed reports. */
export async function receiveBrowserError(
  request: Request,
  { siteUrl }: { readonly siteUrl: string },
): Promise<Response> {
  if (!isFromOurPage(request.headers, siteUrl)) return new Response(null, { status: 403 });
  const text = await readBounded(request, MAX_BODY_BYTES);
  if (text === undefined) return new Response(null, { status: 413 });
  const told = z.safeParse(BrowserError, parseJson(text));
  if (!told.success) return new Response(null, { status: 400 });
  logEvent("browser-error", { route: toKnownRoute(told.data.route), ...toErrorReport(told.data) });
  return new Response(null, { status: 204 });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
