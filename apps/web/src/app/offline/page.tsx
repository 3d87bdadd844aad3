import type { Metadata } from "next";

import { OfflinePage } from "../../features/offline/offline-page.tsx";

export const metadata: Metadata = { title: "Offline", robots: { index: false } };

/** The service worker shows it in place of any page that cannot be had. It holds nothing of anybody's. */
export default function Page() {
  return <OfflinePage />;
}
