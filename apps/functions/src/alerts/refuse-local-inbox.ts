const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Prevents digests of real people from going to a local inbox that does not deliver them.
 *
 * @throws Error if `EMAIL_API_BASE` is local but the database is not an emulator.
 */
export function refuseLocalInbox(env: Readonly<Record<string, string | undefined>>): void {
  const base = env["EMAIL_API_BASE"];
  if (!base || env["FIRESTORE_EMULATOR_HOST"] || !LOCAL.has(new URL(base).hostname)) return;
  throw new Error(
    "EMAIL_API_BASE is an inbox on this machine, and the services are real: mails would reach nobody",
  );
}
