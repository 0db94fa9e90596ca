import "@/lib/domain/zod-jitless";
import { zodResolver } from "@hookform/resolvers/zod";
import { Login, Registration } from "@/lib/domain/account/credentials";
import { SignInForm } from "@/lib/domain/account/forms";

export const login = zodResolver<Login, unknown, Login>(Login);
export const signIn = zodResolver<Login, unknown, Login>(SignInForm);
export const registration = zodResolver<Registration, unknown, Registration>(Registration);
