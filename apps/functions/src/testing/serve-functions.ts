import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequire } from "node:module";

/** The part of express used here; it comes with Firebase's library, without types. */
interface Express {
  (): App;
  readonly raw: (options: object) => Middleware;
}
interface App {
  readonly use: (...parts: readonly (string | Middleware)[]) => void;
  readonly enable: (setting: string) => void;
  readonly listen: (port: number, host: string, listening: () => void) => Server;
}
type Asked = IncomingMessage & { body: unknown; rawBody?: Buffer };
type Middleware = (request: never, response: ServerResponse, next: () => void) => void;

const library = createRequire(import.meta.url).resolve("firebase-functions/https");
const express: Express = createRequire(library)("express");

/**
 * Serves functions at `{prefix}/{name}` in this process, like a single instance in the cloud: bodies are parsed like by
 * Google's functions-framework. Returns the URL and the server.
 */
export async function serveFunctions(
  functions: Readonly<Record<string, unknown>>,
  { prefix = "", port = 0 }: { readonly prefix?: string; readonly port?: number } = {},
): Promise<{ address: string; server: Server; close: () => Promise<void> }> {
  const app = express();
  app.enable("trust proxy");
  app.use(express.raw({ type: () => true, limit: "32mb" }), readBody);
  for (const [name, answer] of Object.entries(functions)) {
    if (typeof answer !== "function") continue;
    app.use(
      `${prefix}/${name}`,
      (request, response) => void Reflect.apply(answer, undefined, [request, response]),
    );
  }
  const server = await new Promise<Server>((listening) => {
    const opened = app.listen(port, "127.0.0.1", () => listening(opened));
  });
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("A server on TCP has a port.");
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${bound.port}`, server, close };
}

function readBody(request: Asked, response: ServerResponse, next: () => void): void {
  const { body } = request;
  if (Buffer.isBuffer(body)) request.rawBody = body;
  try {
    request.body = Buffer.isBuffer(body) ? parse(body, request.headers["content-type"] ?? "") : {};
  } catch {
    response.writeHead(400).end();
    return;
  }
  next();
}

function parse(body: Buffer, contentType: string): unknown {
  const text = body.toString("utf8");
  if (/json/i.test(contentType)) return JSON.parse(text);
  if (/^application\/x-www-form-urlencoded/i.test(contentType))
    return Object.fromEntries(new URLSearchParams(text));
  return /^text\//i.test(contentType) ? text : body;
}
