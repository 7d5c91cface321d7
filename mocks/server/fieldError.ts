/** One refused field, by the name the body gave it (`credential.user_name`), and what is wrong with it. */
export type FieldError = { name: string; message: string };
