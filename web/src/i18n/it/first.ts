import { common } from "./common";
import { errors } from "./errors";
import { home } from "./home";
import { signIn } from "./signIn";

export const first = {
  common,
  errors,
  home,
  signIn,
};
