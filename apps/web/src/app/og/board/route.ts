import { answerPicture } from "../../../og/answer-picture.ts";
import { BOARD_PICTURE } from "../../../og/picture.ts";

export async function GET(request: Request): Promise<Response> {
  return answerPicture(BOARD_PICTURE, request);
}
