import type { Server } from "node:net";

import type { Fault, FaultyLink } from "./fault.ts";
import { takeLocalPort } from "./local-port.ts";

/** Which fault a request to this path meets now. */
type FindFault = (path: string) => Fault | undefined;

/** Makes a link of a server at this end, which `serve` has pass requests on, or meet the fault that it is told. */
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
