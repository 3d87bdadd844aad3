import type { Readable } from "node:stream";

// A message on the wire: a compression flag (unset by the emulator), its length, and the message.
const PREFIX_BYTES = 5;

/** Calls `onMessage` with each passing gRPC message, without consuming the stream. */
export function watchMessages(stream: Readable, onMessage: (message: Uint8Array) => void): void {
  let pending = Buffer.alloc(0);
  stream.on("data", (piece: Buffer) => {
    pending = Buffer.concat([pending, piece]);
    while (pending.length >= PREFIX_BYTES) {
      const end = PREFIX_BYTES + pending.readUInt32BE(1);
      if (pending.length < end) return;
      onMessage(pending.subarray(PREFIX_BYTES, end));
      pending = pending.subarray(end);
    }
  });
}

/** How often fields with these numbers are set in a protobuf message, ignoring nested messages. */
export function countFields(message: Uint8Array, numbers: readonly number[]): number {
  let at = 0;
  let count = 0;
  const readVarint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = readVarint();
    if (numbers.includes(Math.floor(tag / 8))) count += 1;
    const wireType = tag % 8;
    if (wireType === 0) readVarint();
    else if (wireType === 1) at += 8;
    else if (wireType === 5) at += 4;
    else {
      const length = readVarint();
      at += length;
    }
  }
  return count;
}
