import type { AudienceFrames, LanguageFrames } from '../frames.ts'

export const audiences: LanguageFrames['audiences'] = {
  'General Audience': { early: [], late: [] },
  Teenagers: {
    early: ['Không giảng đạo lý, hứa đấy. Chỉ có phần hay thôi.', 'Cho vài giây thôi. Đáng mà.'],
    late: ['Cho bạn bè xem thử, xem ai đã biết.', 'Đến lượt bạn: thử đi rồi xem chuyện gì xảy ra.'],
  },
  'Young Adults': {
    early: [
      'Giữa công việc, bạn bè và những dự định lớn, điều này đáng có một chỗ.',
      'Một điều dành cho những năm tháng có thật nhiều khởi đầu.',
    ],
    late: [
      'Hãy đưa nó vào cuộc sống theo cách của bạn.',
      'Cứ đơn giản thôi, giữ lại điều hợp với mình.',
    ],
  },
  Professionals: {
    early: [
      'Trọng tâm là những gì hữu ích trong thực tế.',
      'Sau đây là những điều cốt lõi, trình bày chính xác.',
    ],
    late: [
      'Quý vị hãy xem điểm nào áp dụng được cho công việc của mình và bắt đầu từ đó.',
      'Quý vị hãy mang một điểm vào cuộc họp tới.',
    ],
  },
  'Tech Enthusiasts': {
    early: ['Hãy cùng xem bên trong.', 'Hãy coi đó là một hệ thống: đầu vào, xử lý, đầu ra.'],
    late: ['Thử nghiệm, đo đạc, rồi lặp lại.', 'Hãy tháo nó ra trong đầu rồi lắp lại.'],
  },
  'Fitness Enthusiasts': {
    early: ['Coi như khởi động cho đầu óc.', 'Tập luyện đã dạy ta: nhịp điệu thắng sức mạnh.'],
    late: [
      'Hãy xem nó như một lịch tập: nhỏ, đều và trung thực.',
      'Thở đều, tập trung, thêm một vòng nữa.',
    ],
  },
  Seniors: {
    early: [
      'Xin quý vị cứ thong thả, không có gì phải vội.',
      'Có lẽ điều này gợi lại một kỷ niệm riêng của quý vị.',
    ],
    late: [
      'Có lẽ quý vị sẽ kể lại cho ai đó bên chén trà.',
      'Kinh nghiệm của quý vị rất đáng quý ở đây.',
    ],
  },
  Parents: {
    early: [
      'Đây cũng là điều dành cho cả gia đình.',
      'Giữa bữa sáng và giờ đi ngủ, vẫn có chỗ cho điều này.',
    ],
    late: [
      'Hãy thử cùng các con, và để các con đặt câu hỏi.',
      'Trẻ sẽ nhớ khoảng thời gian ta dành cho chúng.',
    ],
  },
  Children: {
    early: [
      'Đi cùng nhau nào! Mở to mắt và lắng tai nghe nhé.',
      'Em có tò mò không? Hay lắm! Đi thôi!',
    ],
    late: ['Em kể lại cho người nhà nghe được không?', 'Bây giờ em có thể vẽ một bức tranh!'],
  },
} satisfies Record<string, AudienceFrames>

export const shared = {
  aspects: [
    'Có một phần đáng nhìn kỹ hơn: {k}.',
    'Rồi còn điều này: {k}.',
    'Cũng nên nhớ: {k}.',
    'Đến đây thì thú vị: {k}.',
    'Không thể quên: {k}.',
    'Một mặt khác của cùng câu chuyện: {k}.',
  ],
  inquiries: [
    'Câu hỏi đầu tiên: chính xác thì ta muốn nói gì khi nhắc đến {s}?',
    'Ta gặp điều này ở đâu trong đời sống hằng ngày?',
    'Cần hội đủ những gì để điều đó xảy ra?',
    'Nếu không có nó, ta sẽ thiếu điều gì?',
    'Điều gì thấy được bằng mắt thường, và chỗ nào cần dụng cụ hay chuyên gia?',
    'Có một từ trở lại trong mọi lời giải thích. Hãy tra từ ấy trước.',
    'Điều gì thường bị hiểu sai nhất?',
    'Hãy vẽ ba ô: trước, trong và sau. Rồi điền vào từng ô.',
    'Hãy tìm một ví dụ gần gũi, vì ví dụ giúp ta nhớ lâu.',
    'Hãy hỏi hai người hiểu rõ, rồi so sánh câu trả lời của họ.',
  ],
  universal: [
    'Chi tiết nhỏ thường kể được nhiều nhất.',
    'Nhìn từ phía khác, mọi thứ thay đổi.',
    'Điều tưởng bình thường thường đã đi một chặng đường dài.',
    'Nhìn từ xa, khởi đầu nào cũng nhỏ bé.',
    'Chậm lại và nhìn thật kỹ sẽ giúp ích.',
    'Điều ta hiểu, ta sẽ trân trọng hơn.',
    'Câu hỏi hay sống lâu hơn câu trả lời vội.',
    'Thường thì những điều lặng lẽ ở lại với ta.',
    'Nhiều điều chỉ rõ khi ta thấy nó chuyển động.',
    'Đôi tay nhớ điều mà lời nói quên.',
    'Luôn có ai đó hiểu điều này từ bên trong.',
    'Điều chia sẻ thì lớn lên, điều giấu đi thì phai nhạt.',
    'Không gì đứng một mình; mọi thứ đều dẫn đến điều khác.',
    'Ấn tượng đầu tiên chỉ là cánh cửa.',
    'Một hình ảnh có thể nói điều cả trang giấy không nói được.',
    'Và đôi khi câu trả lời đơn giản nhất lại đúng.',
  ],
  steps: [
    'Bước một:',
    'Bước hai:',
    'Bước ba:',
    'Bước bốn:',
    'Bước năm:',
    'Bước sáu:',
    'Bước bảy:',
    'Bước tám:',
  ],
  ordinals: [
    'Thứ nhất:',
    'Thứ hai:',
    'Thứ ba:',
    'Thứ tư:',
    'Thứ năm:',
    'Thứ sáu:',
    'Thứ bảy:',
    'Thứ tám:',
    'Thứ chín:',
    'Thứ mười:',
  ],
  ideas: [
    'Ý tưởng trong một câu: {i}',
    'Mọi chuyện bắt đầu từ đây: {i}',
    'Câu chuyện là thế này: {i}',
  ],
  answers: [
    'Còn câu hỏi {i}?',
    'Còn câu hỏi {i}? Không ai biết chắc. Nhưng việc hỏi đã mở ra một cánh cửa.',
    'Còn câu hỏi {i}? Nó ở lại, và đi cùng.',
  ],
  names: ['Mai', 'Minh', 'Lan', 'An', 'Linh', 'Nam'],
  theme: 'một ý tưởng khác thường',
}
