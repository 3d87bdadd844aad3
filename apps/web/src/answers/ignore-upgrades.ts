import { standBeforeNext } from "./stand-before-next.ts";

/**
 * Answers who asks for another protocol (`Upgrade: websocket`) like anybody else. Next waits for somebody else to answer
 * them, and nobody does: each would hold a connection for ever, past all that stands before Next. Called once, when the
 * server starts; not while Next reloads hot, which it does over a WebSocket.
 */
export function ignoreUpgrades(): void {
  standBeforeNext((server) => {
    // Node hands a request of which nobody upgrades on as a usual one.
    server.removeAllListeners("upgrade");
    return (_request, _response, next) => next();
  });
}
