import type { Server } from "node:net";

import type { Fault, FaultyLink } from "./fault.ts";
import { takeLocalPort } from "./local-port.ts";

/** The fault for requests to this path. */
type FindFault = (path: string) => Fault | undefined;

/** Creates a link from a server, where `serve` forwards requests or applies the given fault. */
export async function openFaultyLink(
  server: Server,
  serve: (findFault: FindFault) => void,
): Promise<FaultyLink> {
  let broken: { readonly fault: Fault; readonly part: string } | undefined;
  let met = 0;
  serve((path) => {
    if (!broken || !path.includes(broken.part)) return undefined;
    met += 1;
    return broken.fault;
  });
  const port = await takeLocalPort(server);
  return {
    address: port.address,
    async breakOff(fault, part = "") {
      broken = { fault, part };
      if (fault === "kill") await port.leave();
    },
    async mend() {
      if (broken?.fault === "hang") port.cut();
      broken = undefined;
      await port.take();
    },
    met: () => met,
    close: port.leave,
  };
}
