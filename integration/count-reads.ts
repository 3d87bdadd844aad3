import { openFirestoreProxy, type ProxiedCall } from "./firestore-proxy.ts";
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

/** The numbers are those of the fields in google/firestore/v1/firestore.proto. */
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
