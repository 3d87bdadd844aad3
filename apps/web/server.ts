import { once } from "node:events";

import next from "next";

import { SECURITY_HEADERS } from "./next.config.ts";
import { answerListing } from "./src/features/listing/jobs-endpoint.ts";
import { loadListing } from "./src/platform/backend/load-listing.ts";
import { readEnv, refuseLocalSettings, type WebEnv } from "./src/platform/env.ts";
import { logEvent } from "./src/platform/requests/log.ts";
import { createSiteServer } from "./src/platform/server/create-site-server.ts";

// When nobody reads the log any more, for example because the parent process was killed, each failed write would be
// logged in turn, for ever.
for (const out of [process.stdout, process.stderr]) out.on("error", () => process.exit(1));

const { NODE_ENV, HOST: hostname, PORT: port, SITE_URL: siteUrl, PROXIES_IN_FRONT: proxies } = readSettings();
const isDevelopment = NODE_ENV === "development";
const app = next({
  dev: isDevelopment,
  dir: import.meta.dirname,
  port,
  ...(hostname !== undefined && { hostname }),
});
const server = createSiteServer({
  handle: app.getRequestHandler(),
  listingJson: { answer: (request) => answerListing(request, loadListing), headers: SECURITY_HEADERS },
  siteUrl,
  proxies,
  isDevelopment,
});
await app.prepare();
server.listen(port, hostname);
await once(server, "listening");
logEvent("site-started", { siteUrl, port });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end());

/** Stops the server with a message if the environment is wrong, instead of failing on the first request. */
function readSettings(): WebEnv {
  try {
    refuseLocalSettings();
    return readEnv();
  } catch (error) {
    logEvent("site-settings-refused", { problem: error instanceof Error ? error.message : String(error) });
    return process.exit(1);
  }
}

/**
 * Finishes pending requests and accepts no new ones. Does not wait in development, where hot-reload connections never
 * end.
 */
async function end(): Promise<void> {
  const closed = once(server, "close");
  server.close();
  if (!isDevelopment) await closed;
  await app.close();
  process.exit();
}
