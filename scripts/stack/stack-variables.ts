import { LOCAL_SENDER } from "./function-params.ts";
import { provideLocalSecrets } from "./local-secrets.ts";
import type { Ports } from "./ports.ts";
import { emulatorVariables, stripeAndMailVariables } from "./project.ts";
import { webUrl } from "./web.ts";

/** All that a command or a test has to know of a running stack: where its parts listen, and the functions' secrets. */
export function stackVariables(ports: Ports): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(provideLocalSecrets()),
    ...emulatorVariables(ports),
    ...stripeAndMailVariables(ports),
    MAIL_FROM: LOCAL_SENDER,
    SITE_URL: webUrl(ports),
  };
}
