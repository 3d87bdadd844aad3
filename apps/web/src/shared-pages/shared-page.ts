import type { ServerResponse } from "node:http";

import { makeNonce, readNonce } from "../security/content-policy.ts";

/** A page as it was rendered once, for all who asked for the same. */
export type SharedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
};

const POLICY = "content-security-policy";
/** The server writes its own; a tag is of one body, and a cookie is for one visitor. */
const NOT_SHARED = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "date",
  "etag",
  "set-cookie",
]);

/** Sends a page; where its policy lets scripts run by a nonce, with one of this answer's own. */
export function sendSharedPage(page: SharedPage, response: ServerResponse): void {
  const { status, headers, body } = renewNonce(page);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers))
    if (!NOT_SHARED.has(name)) response.setHeader(name, value);
  response.end(body);
}

/** Nobody can foresee a nonce that was made for one answer; one that is sent twice, anybody who asked before could. */
function renewNonce(page: SharedPage): SharedPage {
  const policy = page.headers[POLICY]?.toString() ?? "";
  const nonce = readNonce(policy);
  if (nonce === undefined) return page;
  const own = makeNonce();
  return {
    ...page,
    headers: { ...page.headers, [POLICY]: policy.replaceAll(nonce, own) },
    body: page.body.replaceAll(nonce, own),
  };
}
