/** A refused field: its key in the body (`credential.user_name`), and the error message. */
export type FieldError = { name: string; message: string };
