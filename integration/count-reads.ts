import { openFirestoreProxy, type ProxiedCall } from "./firestore-proxy.ts";
import { countFields, watchMessages } from "./grpc-messages.ts";

/** Firestore's billed operations. */
export interface Bill {
  /** Documents found or missed by gets, and those of queries; an empty query counts as one. */
  readonly reads: number;
  /** Documents written or deleted. */
  readonly writes: number;
  /** Approximate bytes of commits. */
  readonly bytesWritten: number;
}

/** A counting proxy of the emulator. */
export interface CountingAddress {
  /** As `host:port`. */
  readonly address: string;
  /** The counts since the last call. */
  readonly takeBill: () => Bill;
  readonly close: () => void;
}

const NOTHING: Bill = { reads: 0, writes: 0, bytesWritten: 0 };

/** A proxy of the Firestore emulator that counts gRPC messages, so that everything SDKs do is included. */
export async function openCountingAddress(emulator: string): Promise<CountingAddress> {
  let bill = NOTHING;
  const add = ({ reads = 0, writes = 0, bytesWritten = 0 }: Partial<Bill>) => {
    bill = {
      reads: bill.reads + reads,
      writes: bill.writes + writes,
      bytesWritten: bill.bytesWritten + bytesWritten,
    };
  };
  const proxy = await openFirestoreProxy(emulator, (method, call) => countCall(method, call, add));
  return {
    address: proxy.address,
    takeBill: () => {
      const taken = bill;
      bill = NOTHING;
      return taken;
    },
    close: proxy.close,
  };
}

/** Field numbers from google/firestore/v1/firestore.proto. */
function countCall(method: string, { call, sent }: ProxiedCall, add: (more: Partial<Bill>) => void): void {
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
