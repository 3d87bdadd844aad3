import { runCommand } from "./run-command.mjs";

const PROBE_MS = 5_000;
const PROXY_VARIABLES = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];

/**
 * Whether the npm registry is reachable. Checked before installing, as npm and pnpm retry for minutes without a
 * network.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ reachable: boolean, registry: string }>}
 */
export async function probeRegistry(env) {
  const { output } = await runCommand("npm", ["config", "get", "registry"], { env });
  const registry = output.match(/https?:\/\/\S+/)?.[0] ?? "https://registry.npmjs.org/";
  // Node's fetch ignores proxies by default, so behind one only npm can tell.
  if (PROXY_VARIABLES.some((name) => env[name])) return { reachable: true, registry };
  return { reachable: await answers(registry), registry };
}

/** @param {string} url */
async function answers(url) {
  try {
    await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(PROBE_MS) });
    return true;
  } catch (error) {
    // An unknown certificate still means that it is reachable.
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
