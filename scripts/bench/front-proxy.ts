// `front-proxy.ts PORT TARGET_PORT`: a proxy like those in the cloud. It appends the client's address to
// `x-forwarded-for`; benchmark clients may choose their address, as one machine has few.
import { Agent, createServer, request as send } from "node:http";

import { SEEN_AS } from "./seen-as.ts";

const [port, target] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true });

createServer((asked, answer) => {
  const { [SEEN_AS]: seenAs, ...headers } = asked.headers;
  const seen = seenAs?.toString() ?? asked.socket.remoteAddress ?? "";
  const told = headers["x-forwarded-for"]?.toString();
  const forwarded = told === undefined ? seen : `${told}, ${seen}`;
  const onward = send(
    {
      agent,
      host: "127.0.0.1",
      port: target,
      path: asked.url,
      method: asked.method,
      headers: { ...headers, "x-forwarded-for": forwarded },
    },
    (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    },
  );
  onward.once("error", () => answer.destroy());
  asked.pipe(onward);
}).listen(port, "127.0.0.1", () => console.log("Listening."));
