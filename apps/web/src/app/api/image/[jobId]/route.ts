import { readBackendConfig } from "../../../../platform/backend/backend-config.ts";
import { proxyImage } from "../../../../platform/images/proxy-image.ts";

/** A job's logo, or the image in its description at `url`; a listing has about 30. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/image/[jobId]">,
): Promise<Response> {
  return proxyImage(request, (await params).jobId, readBackendConfig());
}
