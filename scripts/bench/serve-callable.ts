// `serve-callable.ts PORT`: the built fetchJobs as one instance of it runs in the cloud, all requests in one process,
// and nothing in front. What the platform puts into a request and an answer is added here.
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

const BUILT = new URL("../../apps/functions/dist/index.js", import.meta.url).href;

const { fetchJobs } = await import(BUILT);
createServer((request, response) => {
  void readBody(request).then((body) => {
    const asked = Object.assign(request, {
      body,
      header: (name: string) => request.headers[name.toLowerCase()],
    });
    const answer = Object.assign(response, {
      status(code: number) {
        response.statusCode = code;
        return answer;
      },
      send(value: unknown) {
        response.setHeader("content-type", "application/json; charset=utf-8");
        response.end(JSON.stringify(value));
      },
    });
    return fetchJobs(asked, answer);
  });
}).listen(Number(process.argv[2]), "127.0.0.1");

async function readBody(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  return body === "" ? undefined : JSON.parse(body);
}
