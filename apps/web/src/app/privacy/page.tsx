import type { Metadata } from "next";

import { PrivacyPage } from "../../features/privacy/privacy-page.tsx";

export const metadata: Metadata = {
  title: "Privacy",
  description: "What Farwork stores about you, why, where, for how long, and who else sees it.",
};

export default function PrivacyRoute() {
  return <PrivacyPage />;
}
