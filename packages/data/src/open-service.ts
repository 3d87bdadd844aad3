import type { FirebaseApp } from "firebase/app";

import type { Client } from "./client.ts";

/** Opens a service once per app: Firebase refuses to connect to an emulator twice. */
export function openOncePerApp<Service>(open: (client: Client) => Service): (client: Client) => Service {
  const opened = new WeakMap<FirebaseApp, { service: Service }>();
  return (client) => {
    const known = opened.get(client.app) ?? { service: open(client) };
    opened.set(client.app, known);
    return known.service;
  };
}

/** `"127.0.0.1:5001"` -> `{host: "127.0.0.1", port: 5001}`. */
export function parseAddress(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(":");
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
}
