import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { showToast } from '../widgets/feedback/Toaster';

type MessageArgs = { _?: string; [name: string]: unknown };

/** Hands what `useNotify` queues to the one toaster of the product, translated: react-admin's `notification`. */
export const Notifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const { message, type, notificationOptions } = takeNotification() ?? {};
    if (typeof message !== 'string') return;
    const args = (notificationOptions?.messageArgs ?? {}) as MessageArgs;
    // A server's sentence is no key: it is shown as it is.
    const text = translate(message, { ...args, _: args._ ?? message });
    showToast(type === 'error' || type === 'warning' ? 'error' : 'success', text);
  }, [notifications, takeNotification, translate]);
  return null;
};
