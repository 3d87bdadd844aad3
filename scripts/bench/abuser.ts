// `abuser.ts FUNCTIONS SITE SESSION_COOKIE WAY CONNECTIONS`: sends the most expensive requests over that many
// connections without pause, from its parent's signal until it is stopped, then prints how often it got each status.
import { Agent } from "node:http";

import { getOneMessage, sendMessage } from "execa";

import { writeAbuse } from "./abuse-calls.ts";
import { SEEN_AS } from "./seen-as.ts";
import { sendCall } from "./send-call.ts";

const [functions = "", site = "", cookie = "", way = "", connections = "50"] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, localAddress: "127.0.0.66", maxSockets: Number(connections) });
const statuses: Record<string, number> = {};
let turn = 0;

/** A different one each time. */
function writeHeaders(): Record<string, string> {
  if (way === "IPv6") return { [SEEN_AS]: `2001:db8:1:2::${(turn % 65_536).toString(16)}` };
  if (way !== "forged") return {};
  const address = `10.${turn % 250}.${(turn >> 8) % 250}.9`;
  return {
    "x-forwarded-for": address,
    "x-real-ip": address,
    forwarded: `for=${address}`,
    "x-farwork-site": `made-up-${turn}`,
    "x-farwork-shared": "made-up",
  };
}

async function goOn(): Promise<never> {
  for (;;) {
    turn += 1;
    const status = await sendCall({ functions, site }, writeAbuse(turn, cookie), {
      agent,
      headers: writeHeaders(),
    });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

process.once("SIGTERM", () => {
  process.stdout.write(`${JSON.stringify(statuses)}\n`);
  process.exit();
});
await Promise.all([getOneMessage(), sendMessage("ready")]);
await Promise.all(Array.from({ length: Number(connections) }, goOn));
