"use client";

import { withMarketingParams } from "@farwork/domain/links/marketing-params";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import type { ComponentProps } from "react";

/**
 * A link to a page of ours that carries on the marketing parameters of the address it stands on. For the parts that
 * no page hands its address to: header, footer, forms, notices. It is fetched when followed, not when seen.
 *
 * @example <SiteLink href="/log-in" className="text-link">Log in</SiteLink>
 */
export function SiteLink({ href, ...rest }: ComponentProps<typeof Link> & { href: string }) {
  return <Link prefetch={false} {...rest} href={withMarketingParams(href, useSearchParams())} />;
}
