import type { ServerHttp2Stream } from "node:http2";
import { createServer } from "node:http2";
import { setTimeout as delay } from "node:timers/promises";

import { openGrpcSender } from "../integration/firestore-proxy.ts";
import { type Fault, type FaultyLink, SLOW_MS } from "./fault.ts";
import { openFaultyLink } from "./faulty-link.ts";

/** gRPC's status for an unavailable service. */
const UNAVAILABLE = "14";

/** A breakable gRPC proxy of the Firestore emulator; `part` is part of a method's name: "Commit". */
export async function openFaultyFirestore(emulator: string): Promise<FaultyLink> {
  const sender = openGrpcSender(emulator);
  const server = createServer();
  server.on("sessionError", () => undefined);
  const link = await openFaultyLink(server, (findFault) =>
    server.on("stream", (call, headers) => {
      call.on("error", () => undefined);
      void meetFault(call, findFault(String(headers[":path"])), () => sender.passOn(call, headers));
    }),
  );
  return {
    ...link,
    async close() {
      await link.close();
      sender.close();
    },
  };
}

type Sent = ReturnType<ReturnType<typeof openGrpcSender>["passOn"]>;

async function meetFault(
  call: ServerHttp2Stream,
  fault: Fault | undefined,
  passOn: () => Sent,
): Promise<void> {
  if (fault === "hang") return;
  if (fault === "reset" || fault === "kill") {
    call.session?.destroy();
    return;
  }
  if (fault === "5xx") {
    const away = { "grpc-status": UNAVAILABLE, "grpc-message": "the service is away" };
    call.respond({ ":status": 200, "content-type": "application/grpc", ...away }, { endStream: true });
    return;
  }
  if (fault === "slow") await delay(SLOW_MS);
  if (call.destroyed) return;
  const { session } = call;
  const sent = passOn();
  if (fault === "lost answer") sent.once("response", () => session?.destroy());
}
