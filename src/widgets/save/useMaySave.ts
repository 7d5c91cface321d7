import { useContext } from 'react';
import { useMay } from '../../authProvider/useMay';
import { MergingContext } from './merging';

/** Whether the person may save the form around it: false once the right is taken away. */
export const useMaySave = (): boolean => useMay(useContext(MergingContext) ? 'edit' : 'create');
