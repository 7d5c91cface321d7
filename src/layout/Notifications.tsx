import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { showToast } from '../ui/Toaster';

type MessageArgs = { _?: string; [name: string]: unknown };

/** In the only toaster. A message of the type `info` is a success that hides no error. */
export const Notifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const { message, type, notificationOptions } = takeNotification() ?? {};
    if (typeof message !== 'string') return;
    const args = (notificationOptions?.messageArgs ?? {}) as MessageArgs;
    // A server's sentence is not a message key, so it is shown as it is.
    const text = translate(message, { ...args, _: args._ ?? message });
    // A warning that the limit was reached, but the button had announced as many records.
    const isAnnounced = message === 'ra.message.select_all_limit_reached';
    const isError = !isAnnounced && (type === 'error' || type === 'warning');
    showToast(isError ? 'error' : 'success', text, type === 'info');
  }, [notifications, takeNotification, translate]);
  return null;
};
