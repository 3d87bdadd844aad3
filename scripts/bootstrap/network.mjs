import { runCommand } from "./run-command.mjs";

const PROBE_MS = 5_000;
const PROXY_VARIABLES = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];

/**
 * Whether the npm registry answers at all. Asked before an install, because npm and pnpm retry a dead network
 * for minutes before they say so.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ reachable: boolean, registry: string }>}
 */
export async function probeRegistry(env) {
  const { output } = await runCommand("npm", ["config", "get", "registry"], { env });
  const registry = output.match(/https?:\/\/\S+/)?.[0] ?? "https://registry.npmjs.org/";
  // Node's fetch ignores proxies by default: behind one, npm itself has to find out.
  if (PROXY_VARIABLES.some((name) => env[name])) return { reachable: true, registry };
  return { reachable: await answers(registry), registry };
}

/** @param {string} url */
async function answers(url) {
  try {
    await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch (error) {
    // A certificate npm knows and we do not is still an answer.
    const code =
      error instanceof Error && error.cause instanceof Error ? Reflect.get(error.cause, "code") : "";
    return /CERT|SIGNED|SSL|TLS/.test(String(code));
  }
}

/**
 * Whether an installer's output blames the network.
 * @param {string} output
 */
export function blamesNetwork(output) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|NO_OFFLINE|network (socket|timeout)/.test(
    output,
  );
}
