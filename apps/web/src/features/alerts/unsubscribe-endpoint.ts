import type { BackendConfig } from "../../platform/backend/firebase-app.ts";
import { forwardRequest } from "../../platform/backend/forward-request.ts";
import { unsubscribePath } from "./unsubscribe-path.ts";

/**
 * Forwards a request to stop alerts. The token is in the address, as in one-click unsubscribing (RFC 8058), whose body
 * is ignored, or in a JSON body. Browsers that submitted our page's form are redirected back to it.
 */
export async function answerUnsubscribe(request: Request, backend: BackendConfig): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token");
  const asked = token === null ? request : toJsonRequest(request.url, token);
  const answer = await forwardRequest(asked, "/unsubscribe", backend);
  const isPage = request.headers.get("accept")?.includes("text/html") ?? false;
  if (!isPage) return answer;
  // A relative address, because only the visitor's browser knows our public host.
  const headers = {
    location: unsubscribePath(token ?? "", outcomeOf(answer.status)),
    "cache-control": "no-store",
  };
  return new Response(null, { status: 303, headers });
}

function toJsonRequest(url: string, token: string): Request {
  const headers = { "content-type": "application/json" };
  return new Request(url, { method: "POST", headers, body: JSON.stringify({ token }) });
}

function outcomeOf(status: number) {
  if (status < 300) return "done";
  return status >= 500 || status === 429 ? "failed" : "refused";
}
