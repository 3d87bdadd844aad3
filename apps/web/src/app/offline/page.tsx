import type { Metadata } from "next";

import { OfflinePage } from "../../features/offline/offline-page.tsx";

export const metadata: Metadata = { title: "Offline", robots: { index: false } };

/** The service worker shows it for any page that cannot be loaded. It holds no personal data. */
export default function Page() {
  return <OfflinePage />;
}
