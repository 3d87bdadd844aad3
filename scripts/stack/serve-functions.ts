// `serve-functions.ts [PORT]`: the built functions as instances of them run in the cloud, all in one process, with
// nothing in front; FARWORK_CLOCK_SKEW_MS has its clock wrong. It prints its port, and on SIGTERM finishes what it began.
import "./skew-clock.ts";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { PROJECT, REGION } from "./project.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

// Firebase's functions are handlers for Express, which the platform puts before them, and their library brings along.
const express = createRequire(fileURLToPath(import.meta.resolve("firebase-functions")))("express");
const BUILT = new URL("../../apps/functions/dist/index.js", import.meta.url).href;
const functions: Record<string, unknown> = await import(BUILT);

const app = express();
const keepBytes = (request: IncomingMessage, _: unknown, rawBody: Buffer) =>
  Object.assign(request, { rawBody });
app.use(express.json({ limit: "32mb", verify: keepBytes }));
app.use(express.urlencoded({ extended: true, verify: keepBytes }));
app.use(express.raw({ type: "*/*", limit: "32mb", verify: keepBytes }));
for (const [name, handler] of Object.entries(functions))
  if (isHandler(handler)) app.use(`/${PROJECT}/${REGION}/${name}`, handler);

const server = createServer(app).listen(Number(process.argv[2] ?? 0), "127.0.0.1");
await once(server, "listening");
const address = server.address();
console.log(typeof address === "object" ? `Listening on ${address?.port}.` : address);
process.once("SIGTERM", () => {
  server.close(() => process.exit());
  server.closeIdleConnections();
});

function isHandler(value: unknown): value is Handler {
  return typeof value === "function";
}
