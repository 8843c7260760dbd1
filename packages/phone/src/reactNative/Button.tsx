import type { ReactNode } from 'react';
import WebButton from 'react-native-web/dist/exports/Button';
import Text from 'react-native-web/dist/exports/Text';
import TouchableOpacity from 'react-native-web/dist/exports/TouchableOpacity';
import { getLivePhone } from '../screen/getLivePhone';

interface ButtonProps {
  title: string;
  onPress?: () => void;
  color?: string;
  disabled?: boolean;
}

/** React Native's button: a filled box with capital letters on Android, and plain text on iOS. */
export function Button(props: ButtonProps): ReactNode {
  const { title, color, disabled, ...rest } = props;
  if (getLivePhone().platform === 'android') return <WebButton {...props} />;
  return (
    <TouchableOpacity accessibilityRole="button" disabled={disabled} {...rest}>
      <Text style={[styles.text, color != null && { color }, disabled && styles.disabled]}>{title}</Text>
    </TouchableOpacity>
  );
}

const styles = {
  text: { margin: 8, color: '#007aff', fontSize: 18, textAlign: 'center' },
  disabled: { color: '#cdcdcd' },
};
