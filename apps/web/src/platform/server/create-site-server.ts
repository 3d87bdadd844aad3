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
  /** Next's request handler. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly listingJson: ListingJson;
  readonly siteUrl: string;
  /** How many proxies append to `x-forwarded-for`. */
  readonly proxies: number;
  /** Next then hot-reloads over a WebSocket, and pages are not cached. */
  readonly isDevelopment: boolean;
};

/** Creates the site's server. Requests pass the middleware in this order on their way to Next. */
export function createSiteServer({
  handle,
  listingJson,
  siteUrl,
  proxies,
  isDevelopment,
}: SiteServerOptions): Server {
  const page = toListener(handle);
  const limit = limitVisits(proxies);
  const renderer = isDevelopment ? undefined : openPageRenderer(chain([trackResponse], page));
  const middleware = [
    trackResponse,
    rewriteMalformedPaths,
    logRequest,
    ...(siteUrl.startsWith("https:") ? [setHsts] : []),
    refuseMethods,
    refuseLongBodies,
    compressResponse(),
    renderer ? microCacheListing(limit, renderer.render) : limit,
    serveListingJson(listingJson),
  ];
  // Ignore `Upgrade: websocket`: Next would keep every such connection open for ever.
  const upgrades = isDevelopment ? {} : { shouldUpgradeCallback: () => false };
  const server = createServer(upgrades, chain(middleware, page));
  if (renderer) server.once("close", renderer.close);
  return server;
}

const trackResponse: Middleware = (_request, response, next) => withResponse(response, next);

/** Adds HSTS to every response of a site on https. */
const setHsts: Middleware = (_request, response, next) => {
  response.setHeader("Strict-Transport-Security", `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`);
  next();
};

/**
 * Compresses text responses with Brotli, or gzip for clients without Brotli. Static files are skipped, because large
 * ones are compressed at build time (`scripts/compress-static.ts`).
 */
function compressResponse(): Middleware {
  const compress = compression({ brotli: { params: BROTLI_PARAMS } });
  // Typed for Express, but works with any Node server.
  return (request, response, next) => {
    if (isStaticFile(request.url ?? "")) next();
    else Reflect.apply(compress, undefined, [request, response, next]);
  };
}

/** Wraps a handler as a listener that logs errors and answers 500. */
function toListener(handle: SiteServerOptions["handle"]): RequestListener {
  return (request, response) =>
    void handle(request, response).catch((error: unknown) => {
      logError("page-failed", error, { route: toKnownRoute(nameRoute(request.url ?? "")) });
      // A truncated response must not look complete.
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
}
