import { once } from "node:events";
import {
  type ClientHttp2Stream,
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from "node:http2";

/** A gRPC call passing through. */
export interface ProxiedCall {
  /** The streams to the caller and to the emulator. */
  readonly call: ServerHttp2Stream;
  readonly sent: ClientHttp2Stream;
}

/** A proxy of the Firestore emulator where `onCall` sees each call with its method's name: "Commit". */
export async function openFirestoreProxy(
  emulator: string,
  onCall: (method: string, call: ProxiedCall) => void,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const sender = openGrpcSender(emulator);
  const server = createServer();
  server.on("stream", (call, headers) => {
    const sent = sender.passOn(call, headers);
    onCall(String(headers[":path"]).split("/").at(-1) ?? "", { call, sent });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("A server on TCP has a port.");
  return {
    address: `127.0.0.1:${listening.port}`,
    close: () => {
      sender.close();
      server.close();
    },
  };
}

/** A connection to the emulator for forwarded calls. */
export function openGrpcSender(emulator: string) {
  const onward = connect(`http://${emulator}`);
  return {
    passOn(call: ServerHttp2Stream, headers: IncomingHttpHeaders): ClientHttp2Stream {
      const sent = onward.request({ ...headers, ":authority": emulator });
      join(call, sent);
      return sent;
    },
    close: () => onward.close(),
  };
}

/** gRPC reports a call's status in trailers, which a plain pipe would drop. */
function join(call: ServerHttp2Stream, sent: ClientHttp2Stream): void {
  call.pipe(sent);
  sent.once("response", (headers, flags) => {
    // The caller has disconnected.
    if (call.destroyed) return;
    // A failed call may only have headers.
    const isAll = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    call.respond(headers, isAll ? { endStream: true } : { waitForTrailers: true });
    if (!isAll) sent.pipe(call);
  });
  let trailers = {};
  sent.once("trailers", (received) => {
    trailers = received;
  });
  call.once("wantTrailers", () => call.sendTrailers(trailers));
  call.once("error", () => sent.close());
  sent.once("error", () => call.close());
}
