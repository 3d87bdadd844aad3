import { LOCAL_SENDER } from "./function-params.ts";
import { provideLocalSecrets } from "./local-secrets.ts";
import type { Ports } from "./ports.ts";
import { emulatorVariables, stripeAndMailVariables } from "./project.ts";
import { webUrl } from "./web.ts";

/**
 * Everything a command or test needs to know about a running stack: addresses of its parts, and the functions' secrets.
 */
export function stackVariables(ports: Ports): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(provideLocalSecrets()),
    ...emulatorVariables(ports),
    ...stripeAndMailVariables(ports),
    MAIL_FROM: LOCAL_SENDER,
    SITE_URL: webUrl(ports),
  };
}
