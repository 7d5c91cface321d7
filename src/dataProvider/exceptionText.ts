/**
 * What a program says of its own failure, in the message of a response: SQL, a stack, names of classes and files, JSON.
 * Nobody at a desk can act on it, and it tells strangers how the server is built.
 */
const signs: readonly RegExp[] = [
  // Databases: statements, codes, constraints.
  /\bSELECT\b.*\bFROM\b|\bDELETE FROM\b|\bINSERT INTO\b|\bUPDATE\b.*\bSET\b|\b(ALTER|DROP|CREATE) TABLE\b/,
  /\bselect\b.*\bfrom\b.*\bwhere\b|\bselect \*|\binsert into\b.*\bvalues\b|\bdelete from\b.*\bwhere\b/i,
  /\bSQL|\bORA-\d|\bER_[A-Z]/,
  /syntax error|violates .*constraint|constraint failed|duplicate key|duplicate entry .* for key|unknown column/i,
  /\bdeadlock\b|lock wait timeout|\b(relation|column|table|database) ["'`][^"'`]+["'`]/i,
  // Networks behind the server.
  /\bE(CONN|TIMEDOUT|NOTFOUND|PIPE|NOENT|ADDR|HOST|AI_)[A-Z]*|getaddrinfo|socket hang up|connection (refused|reset)/,
  // Stacks and files.
  /\bat (async |new )?[A-Za-z_$][\w$]*(\.[\w$]+)+ ?\(|\.(java|kt|js|ts|mjs|py|php|rb|go|cs|scala|rs)[:(]\d/,
  /traceback|stack ?trace|goroutine|\bpanic:|segmentation fault|nil pointer|null pointer|\bon line \d|", line \d/i,
  /(^|[\s("'])(\/(app|var|usr|home|srv|opt|src|tmp|node_modules)\/|[A-Z]:\\)/,
  // Names of classes, packages and types.
  /[A-Za-z](Exception|Error|Throwable)\b/,
  /\bexception\b|\b(unhandled|uncaught|fatal) error\b|\bcannot (get|post|put|delete) \//i,
  /(^|[\s("'])(java|javax|org|com|io|net|system|microsoft|kotlin)\.[a-z]+\.[a-z]/i,
  /\w\\+[A-Z]\w|\w::\w|\bundefined\b|\bNoneType\b|\bnil:|\bof null\b|\[object \w+\]/,
  /\bis not (defined|a function|iterable|callable)\b|object reference not set|unexpected (token|end of)/i,
  // JSON, encoded markup, and a dotted name alone, which is a code.
  /^\s*(\{\s*".*\}|\[\s*[{["\d].*\])\s*$|&[lg]t;/,
  /^\s*[\w-]+(\.[\w-]+)+\s*$/,
];

/** Returns true if a text was written for those who program the server, not for those who use it. */
export const isExceptionText = (text: string): boolean => signs.some((sign) => sign.test(text));
