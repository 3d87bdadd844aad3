import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";

import compression from "compression";

import { isStaticFile, toKnownRoute } from "../requests/known-route.ts";
import { logError } from "../requests/log.ts";
import { nameRoute } from "../requests/name-route.ts";
import { BROTLI_PARAMS } from "./brotli-params.ts";
import { limitVisits } from "./limit-visits.ts";
import { microCacheListing } from "./listing-micro-cache.ts";
import { logRequest } from "./log-request.ts";
import { rewriteMalformedPaths } from "./malformed-path.ts";
import { chain, type Middleware } from "./middleware.ts";
import { refuseLongBodies, refuseMethods } from "./refuse-requests.ts";
import { openPageRenderer } from "./render-page.ts";
import { withResponse } from "./response-status.ts";
import { type ListingJson, serveListingJson } from "./serve-listing-json.ts";

const TWO_YEARS_SECONDS = 63_072_000;

type SiteServerOptions = {
  /** Next's own handler, by which a page is rendered. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly listingJson: ListingJson;
  readonly siteUrl: string;
  /** How many proxies write into `x-forwarded-for`. */
  readonly proxies: number;
  /** Next reloads hot over a WebSocket then, and each page is rendered anew. */
  readonly isDevelopment: boolean;
};

/** Makes the site's server: what each request passes, in this order, on its way to Next. */
export function createSiteServer({
  handle,
  listingJson,
  siteUrl,
  proxies,
  isDevelopment,
}: SiteServerOptions): Server {
  const page = answerBy(handle);
  const limit = limitVisits(proxies);
  const renderer = isDevelopment ? undefined : openPageRenderer(chain([keepResponseAtHand], page));
  const middleware = [
    keepResponseAtHand,
    rewriteMalformedPaths,
    logRequest,
    ...(siteUrl.startsWith("https:") ? [keepToHttps] : []),
    refuseMethods,
    refuseLongBodies,
    compressResponse(),
    renderer ? microCacheListing(limit, renderer.render) : limit,
    serveListingJson(listingJson),
  ];
  // Nobody here answers who asks for another protocol (`Upgrade: websocket`): they are answered like anybody else,
  // where Next would hold a connection for each, for ever.
  const upgrades = isDevelopment ? {} : { shouldUpgradeCallback: () => false };
  const server = createServer(upgrades, chain(middleware, page));
  if (renderer) server.once("close", renderer.close);
  return server;
}

const keepResponseAtHand: Middleware = (_request, response, next) => withResponse(response, next);

/** Has browsers keep to https, by every response of a site that is served over it. */
const keepToHttps: Middleware = (_request, response, next) => {
  response.setHeader("Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`);
  next();
};

/**
 * Has whatever is text leave in Brotli, or in gzip for who reads no Brotli. Static files are left as they are: those
 * that are long were compressed at the build (`scripts/compress-static.ts`), for all who say so in the usual way.
 * What is compressed tells nobody when a piece of it was sent.
 */
function compressResponse(): Middleware {
  const compress = compression({ brotli: { params: BROTLI_PARAMS } });
  // Typed for Express, and made for any server of Node's.
  return (request, response, next) => {
    if (isStaticFile(request.url ?? "")) next();
    else Reflect.apply(compress, undefined, [request, response, next]);
  };
}

/** A handler as a listener: what it throws is the log's, and a bare 500. */
function answerBy(handle: SiteServerOptions["handle"]): RequestListener {
  return (request, response) =>
    void handle(request, response).catch((error: unknown) => {
      logError("page-failed", error, { route: toKnownRoute(nameRoute(request.url ?? "")) });
      // What has begun must not pass for whole.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
}
