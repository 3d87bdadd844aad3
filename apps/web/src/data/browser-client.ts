import { watchSession } from "@farwork/data/auth";
import { type Client, createClient } from "@farwork/data/client";

import type { Session } from "../account/session-atoms.ts";
import { type BackendConfig, openFirebaseApp } from "./firebase-app.ts";

// Brings Firebase with it: reach this file only through `import()`, once the page is interactive.

/** Tells `onChange` who is signed in, now and at every change; returns how to stop. */
export function watchBrowserSession(config: BackendConfig, onChange: (session: Session) => void): () => void {
  return watchSession(openBrowserClient(config), onChange);
}

function openBrowserClient(config: BackendConfig): Client {
  return createClient(openFirebaseApp(config), { region: config.region, emulators: config.emulators });
}
