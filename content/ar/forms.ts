import type { FormsWords } from '../model/forms.ts';

const name = {
  label: 'الاسم',
  errors: {
    required: 'أدخل اسمك',
    'too-long': 'يجب ألّا يزيد عدد أحرف الاسم على {max}',
    'control-characters': 'احذف الرموز غير المقروءة من الاسم',
    invalid: 'اكتب اسمك بالأحرف',
  },
};

const email = {
  label: 'البريد الإلكتروني',
  errors: {
    required: 'أدخل بريدك الإلكتروني',
    'too-long': 'يجب ألّا يزيد عدد أحرف البريد الإلكتروني على {max}',
    'control-characters': 'احذف الرموز غير المقروءة من البريد الإلكتروني',
    'email-invalid': 'أدخل بريدًا إلكترونيًا صحيحًا، مثل {email}',
  },
};

const phone = {
  label: 'رقم الهاتف',
  errors: {
    required: 'أدخل رقم هاتفك',
    'too-long': 'يجب ألّا يزيد عدد خانات الرقم على {max}',
    'control-characters': 'احذف الرموز غير المقروءة من رقم الهاتف',
    'phone-invalid': 'أدخل رقم هاتف صحيحًا، مثل {local} أو {international}',
    'phone-country': 'أدخل الرقم مع رمز الدولة، مثل {guesses}',
  },
};

const sent = 'تم إرسال رسالتك بنجاح.';
const failed = (sentence: string) => ({ refused: sentence, network: sentence });

export const forms = {
  around: {
    optional: '(اختياري)',
    honeypotLabel: 'اترك هذا الحقل فارغًا',
    errorSummaryTitle: 'ما يجب تصحيحه',
    referenceLabel: 'رقمك المرجعي هو',
    sentWith: 'أُرسل النموذج، والرقم المرجعي هو',
    length: { near: 'عدد الأحرف: {n} من {max}', over: 'عدد الأحرف: {n} من {max}، والزيادة {over}' },
    consent: {
      text: 'بإرسال هذا النموذج توافق على حفظ ما يُرسل معه واستخدامه على النحو المبيّن في {link}.',
      link: 'سياسة الخصوصية',
    },
    file: { choose: 'اختر ملفًا', remove: 'احذف الملف', uploading: 'جارٍ رفع سيرتك الذاتية' },
  },
  problems: {
    'check-fields': 'في بياناتك ما يحتاج إلى تصحيح. راجع الحقول المحددة ثم أعد الإرسال.',
    'send-again': 'لم نتمكن من تمييز رسالتك عن رسالة آلية. اضغط زر الإرسال مرة أخرى.',
    'too-many': 'أُرسلت رسائل كثيرة من شبكتك. انتظر دقيقة ثم أعد الإرسال.',
    'too-large': 'حجم ما أرسلته كبير. اختصره ثم أعد الإرسال.',
    'too-slow': 'استغرق وصول رسالتك وقتًا طويلًا. أعد الإرسال.',
    unreadable: 'تعذّرت قراءة رسالتك. أعد تحميل الصفحة ثم أرسلها من جديد.',
    'key-reused': 'تغيّرت رسالتك بعد إرسالها أول مرة. أعد تحميل الصفحة ثم أرسلها من جديد.',
    'in-flight': 'ما زال إرسال رسالتك جاريًا. انتظر لحظة.',
    'not-allowed': 'لا يمكن إرسال النموذج من هنا. استخدم موقعنا.',
    unavailable: 'تعذّر استلام رسالتك الآن. أعد المحاولة بعد بضع دقائق أو اتصل بنا.',
  },
  serviceMessage: 'الخدمة: {service}',
  quote: {
    fields: {
      name,
      email,
      phone,
      message: {
        label: 'الرسالة',
        hint: 'المبنى وموقعه والعمل المطلوب.',
        errors: {
          'too-long': 'يجب ألّا يزيد عدد أحرف الرسالة على {max}',
          'control-characters': 'احذف الرموز غير المقروءة من الرسالة',
          invalid: 'اكتب الرسالة نصًا عاديًا',
        },
      },
      type: {
        label: 'نوع الطلب',
        errors: { 'not-a-choice': 'اختر نوع الطلب من القائمة' },
      },
    },
    submit: 'أرسل الرسالة',
    busy: 'جارٍ الإرسال...',
    failure: {
      refused: 'تعذّر إرسال النموذج. أعد المحاولة.',
      network: 'تعذّر الاتصال بالخادم. أعد المحاولة لاحقًا.',
    },
    success: {
      'Contact us': 'تم إرسال طلب عرض السعر بنجاح',
      'Request a quote': sent,
    },
  },
  contact: {
    fields: {
      name,
      email,
      phone: { ...phone, hint: 'الرقم الذي نتصل به.' },
      description: {
        label: 'ما موضوع الاتصال؟',
        errors: {
          'too-long': 'يجب ألّا يزيد عدد أحرف الوصف على {max}',
          'control-characters': 'احذف الرموز غير المقروءة من الوصف',
          invalid: 'اكتب الوصف نصًا عاديًا',
        },
      },
    },
    submit: 'اطلب معاودة الاتصال',
    busy: 'جارٍ الإرسال...',
    failure: failed('تعذّر إرسال النموذج. أعد المحاولة.'),
    success: sent,
  },
  career: {
    fields: {
      name,
      email,
      contact: { ...phone, label: 'رقم التواصل' },
      position: {
        label: 'الوظيفة',
        errors: { 'not-a-choice': 'اختر الوظيفة من القائمة' },
        choices: {
          'Facilities Engineer': 'مهندس مرافق',
          'House Keeping Supervisor': 'مشرف تنظيف',
          'Facilities Manager': 'مدير مرافق',
          'Business Development Manager': 'مدير تطوير الأعمال',
          HR: 'الموارد البشرية',
          Admin: 'الشؤون الإدارية',
          'Accounts Officer': 'موظف حسابات',
          'Procurement Officer': 'موظف مشتريات',
          'CAFM Operator': 'مشغّل نظام إدارة المرافق (CAFM)',
        },
      },
      cv: {
        label: 'السيرة الذاتية',
        hint: 'ملف PDF أو DOC أو DOCX لا يزيد حجمه على {megabytes} ميغابايت.',
        errors: {
          required: 'اختر ملف سيرتك الذاتية',
          'file-empty': 'الملف الذي اخترته فارغ. اختر ملفًا آخر',
          'file-too-large': 'يجب أن يقل حجم الملف عن {megabytes} ميغابايت',
          'file-type': 'يجب أن يكون الملف بصيغة PDF أو DOC أو DOCX',
          'file-locked': 'الملف محمي بكلمة مرور. أزل كلمة المرور ثم اختره من جديد',
          'file-infected': 'يحتوي الملف على فيروس. اختر ملفًا آخر',
        },
      },
    },
    submit: 'أرسل الطلب',
    busy: 'جارٍ إرسال الطلب...',
    failure: failed('تعذّر إرسال طلب التوظيف. أعد المحاولة.'),
    success: 'تم إرسال طلب التوظيف بنجاح',
  },
  estimate: {
    fields: {
      projectName: {
        label: 'اسم المشروع',
        hint: 'المبنى أو الموقع بالاسم الذي تعرفه به.',
        errors: {
          required: 'أدخل اسم المشروع',
          'too-long': 'يجب ألّا يزيد عدد أحرف اسم المشروع على {max}',
          'control-characters': 'احذف الرموز غير المقروءة من اسم المشروع',
          invalid: 'اكتب اسم المشروع بالأحرف أو الأرقام',
        },
      },
      customerName: { ...name, label: 'اسمك' },
      contactNumber: { ...phone, label: 'رقم التواصل' },
      emailId: email,
      propertyType: {
        label: 'نوع العقار',
        errors: {
          required: 'اختر نوع العقار',
          'not-a-choice': 'اختر نوع العقار من القائمة',
        },
        choices: {
          'Commercial Properties': 'عقارات تجارية',
          'Residential Properties': 'عقارات سكنية',
          'Master Communities': 'مجمّعات سكنية كبرى',
          'Mall & Retail': 'مراكز تسوق ومتاجر',
          Hospitality: 'فنادق وضيافة',
          'Villas And Apartments': 'فلل وشقق',
          Warehouses: 'مستودعات',
        },
      },
      serviceRequired: {
        label: 'الخدمة المطلوبة',
        hint: 'مثال: صيانة المبرّدات وتنظيف يومي لمبنى مكاتب من 12 طابقًا.',
        errors: {
          required: 'اكتب الخدمة التي تحتاج إليها',
          'too-long': 'يجب ألّا يزيد عدد أحرف الخدمة المطلوبة على {max}',
          'control-characters': 'احذف الرموز غير المقروءة من الخدمة المطلوبة',
          invalid: 'اكتب الخدمة التي تحتاج إليها',
        },
      },
    },
    submit: 'أرسل الطلب',
    busy: 'جارٍ إرسال الطلب...',
    failure: failed('تعذّر إرسال الطلب. أعد المحاولة.'),
    success: 'تم إرسال طلب تقدير التكلفة بنجاح',
  },
} satisfies FormsWords;
