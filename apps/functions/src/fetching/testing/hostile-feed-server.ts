import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** A local server with responses defined by tests. */
export interface FeedServer extends AsyncDisposable {
  readonly origin: string;
  readonly port: number;
  /** The headers of all requests, in order. */
  readonly requests: readonly IncomingHttpHeaders[];
  readonly countConnections: () => number;
}

/** Use with `await using` to stop it at the end of a test. */
export async function startFeedServer(answer: RequestListener): Promise<FeedServer> {
  const requests: IncomingHttpHeaders[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    requests.push(request.headers);
    answer(request, response);
  });
  server.on("connection", () => void (connections += 1));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    countConnections: () => connections,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export const JSON_HEADERS = { "content-type": "application/json" };

/** Sends a complete response. */
export function sendAnswer(
  status: number,
  headers: Record<string, string | string[]> = {},
  body = "",
): RequestListener {
  return (_, response) => void response.writeHead(status, headers).end(body);
}

const ZEROS = Buffer.alloc(4 * 1024 * 1024);
const EMPTY_MEMBER = gzipSync("");

/** Responses by which a feed could block or overload its client. */
export const HOSTILE_ANSWERS = {
  "no word": () => {},
  "headers and no body": (_, response) => response.writeHead(200, JSON_HEADERS).flushHeaders(),
  "a byte now and then": (_, response) => {
    response.writeHead(200, JSON_HEADERS);
    const drip = setInterval(() => response.write(" "), 5);
    response.on("close", () => clearInterval(drip));
  },
  "a body without end": (_, response) => {
    response.writeHead(200, JSON_HEADERS);
    pour(response, Buffer.alloc(65_536, " "));
  },
  "a length that is too large": (_, response) => {
    response.writeHead(200, { ...JSON_HEADERS, "content-length": "1000000000000" }).flushHeaders();
  },
  "a gzip bomb": sendCompressed("gzip", gzipSync(ZEROS)),
  "a brotli bomb": sendCompressed("br", brotliCompressSync(ZEROS)),
  "empty gzip members without end": (_, response) => {
    response.writeHead(200, { ...JSON_HEADERS, "content-encoding": "gzip" });
    pour(response, Buffer.concat(Array.from({ length: 1000 }, () => EMPTY_MEMBER)));
  },
  "gzip twice over": sendCompressed("gzip, gzip", gzipSync(gzipSync("{}"))),
  "gzip in two headers": sendCompressed(["gzip", "gzip"], gzipSync(gzipSync("{}"))),
  "deflate, which nobody asked for": sendCompressed("deflate", Buffer.from("{}")),
  "no gzip under that name": sendCompressed("gzip", Buffer.from("{}")),
  "no brotli under that name": sendCompressed("br", Buffer.from('{"jobs": []}')),
  "gzip cut short": sendCompressed("gzip", gzipSync('{"jobs": []}').subarray(0, -12)),
  "brotli cut short": sendCompressed("br", brotliCompressSync('{"jobs": []}').subarray(0, -4)),
  "a connection reset in the body": (_, response) => {
    response.writeHead(200, JSON_HEADERS).write('{"jobs": [', () => response.socket?.resetAndDestroy());
  },
  "a connection closed before its length": (_, response) => {
    response.writeHead(200, { ...JSON_HEADERS, "content-length": "500" });
    response.write('{"jobs": [', () => response.socket?.end());
  },
  "a connection closed at once": (request) => void request.socket.destroy(),
  "no HTTP": (request) => void request.socket.end("SSH-2.0-OpenSSH_9.9\r\n"),
  "headers without end": (request) => {
    request.socket.write("HTTP/1.1 200 OK\r\n");
    request.socket.write(`x: ${"y".repeat(100_000)}\r\n`);
  },
  "a page for people": sendAnswer(200, { "content-type": "text/html; charset=utf-8" }, "<!doctype html>"),
  "no type": sendAnswer(200, {}, "{}"),
  "a type that mentions JSON": sendAnswer(200, { "content-type": "text/html; is=application/json" }, "{}"),
  "a type that looks like JSON": sendAnswer(200, { "content-type": "application/jsonp" }, "{}"),
  "an error page without end": (_, response) => {
    response.writeHead(404, JSON_HEADERS);
    pour(response, Buffer.alloc(65_536, " "));
  },
  nothing: sendAnswer(204),
  "a part": sendAnswer(206, JSON_HEADERS, "{"),
  "not modified, without having been asked": sendAnswer(304),
  "a redirect to nowhere": sendAnswer(302),
  "a redirect to itself": sendAnswer(302, { location: "/feed" }),
} satisfies Record<string, RequestListener>;

function sendCompressed(encoding: string | string[], body: Uint8Array): RequestListener {
  return (_, response) =>
    void response.setHeader("content-encoding", encoding).writeHead(200, JSON_HEADERS).end(body);
}

/** Writes as fast as the client reads, until it disconnects. */
function pour(response: ServerResponse, chunk: Uint8Array): void {
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", write);
  write();
}
