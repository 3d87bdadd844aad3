import { once } from "node:events";
import { type ClientHttp2Stream, connect, constants, createServer, type ServerHttp2Stream } from "node:http2";

import { countFields, watchMessages } from "./grpc-messages.ts";

/** What Firestore bills. */
export interface Bill {
  /** Documents that a get found or missed, and those of queries; a query that finds none counts as one. */
  readonly reads: number;
  /** Documents written or deleted. */
  readonly writes: number;
  /** Bytes of the commits, near enough. */
  readonly bytesWritten: number;
}

/** Another address of the emulator, where whatever passes is counted. */
export interface CountingAddress {
  /** As `host:port`. */
  readonly address: string;
  /** What came together since the last call. */
  readonly takeBill: () => Bill;
  readonly close: () => void;
}

const NOTHING: Bill = { reads: 0, writes: 0, bytesWritten: 0 };

/**
 * Stands before the Firestore emulator and counts in the gRPC messages themselves, so that nothing an SDK does on its
 * own is missed, and no SDK is asked what it believes to have read.
 */
export async function openCountingAddress(emulator: string): Promise<CountingAddress> {
  let bill = NOTHING;
  const add = ({ reads = 0, writes = 0, bytesWritten = 0 }: Partial<Bill>) => {
    bill = {
      reads: bill.reads + reads,
      writes: bill.writes + writes,
      bytesWritten: bill.bytesWritten + bytesWritten,
    };
  };
  const onward = connect(`http://${emulator}`);
  const server = createServer();
  server.on("stream", (call, headers) => {
    const sent = onward.request({ ...headers, ":authority": emulator });
    passOn(call, sent);
    countCall(String(headers[":path"]).split("/").at(-1), { call, sent }, add);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const listening = server.address();
  if (listening === null || typeof listening === "string") throw new Error("A server on TCP has a port.");
  return {
    address: `127.0.0.1:${listening.port}`,
    takeBill: () => {
      const taken = bill;
      bill = NOTHING;
      return taken;
    },
    close: () => {
      onward.close();
      server.close();
    },
  };
}

interface Call {
  /** Our side of whoever called, and of the emulator. */
  readonly call: ServerHttp2Stream;
  readonly sent: ClientHttp2Stream;
}

/** The numbers are those of the fields in google/firestore/v1/firestore.proto. */
function countCall(
  method: string | undefined,
  { call, sent }: Call,
  add: (more: Partial<Bill>) => void,
): void {
  if (method === "Commit") {
    const writes = [2];
    watchMessages(call, (message) =>
      add({ writes: countFields(message, writes), bytesWritten: message.length }),
    );
  }
  if (method === "BatchGetDocuments") {
    const foundOrMissing = [1, 2];
    watchMessages(sent, (message) => add({ reads: countFields(message, foundOrMissing) }));
  }
  if (method === "RunQuery") {
    const document = [1];
    let found = 0;
    watchMessages(sent, (message) => {
      found += countFields(message, document);
      add({ reads: countFields(message, document) });
    });
    sent.once("end", () => {
      if (found === 0) add({ reads: 1 });
    });
  }
}

/** gRPC says how a call went in the trailers, which a plain pipe would leave behind. */
function passOn(call: ServerHttp2Stream, sent: ClientHttp2Stream): void {
  call.pipe(sent);
  sent.once("response", (headers, flags) => {
    // A call that failed may answer with headers alone.
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
