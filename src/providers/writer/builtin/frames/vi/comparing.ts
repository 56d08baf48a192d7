export const comparing = {
  sides: ['Một bên là {k}.', 'Bên kia là {k}.'],
  criteria: [
    'Điều gì quan trọng nhất: giá cả, công sức, hay niềm vui?',
    'Hãy so sánh vào một ngày bình thường, không phải một ngày hoàn hảo.',
    'Bên nào cũng có người trung thành, và ai cũng có lý.',
    'Tùy vào những gì bạn đang có, một trong hai sẽ hợp hơn.',
    'Hãy thử mỗi thứ một tuần, và ghi lại điều bạn nhận ra.',
    'Hãy hỏi người biết cả hai, và nghe cả những lời than nhỏ.',
  ],
  suits: 'Nếu bạn thích {i}: {k}.',
  verdicts: [
    'Nếu bên thứ nhất hợp với bạn hơn: {k}. Nếu là bên thứ hai: {i}. Chọn bên nào cũng đúng.',
    'Bên thứ nhất hợp với bạn? Vậy thì {k}. Bên thứ hai? Vậy thì {i}.',
  ],
  changes: [
    ['Trước hết là lúc trước. Cứ nhìn, đừng phán xét.', 'Ngày qua ngày, mọi thứ là như thế.'],
    [
      'Một ngày kia thấy đã đủ, và đó là khởi đầu.',
      'Không có gì tự thay đổi; có người đã quyết định bắt đầu.',
    ],
    [
      'Giờ đầu tiên gần như chưa đổi gì, và thế là bình thường.',
      'Tất cả bắt đầu từ một góc, với một việc nhỏ.',
    ],
    [
      'Ở giữa chừng trông còn tệ hơn trước. Lúc nào cũng vậy.',
      'Rồi đến phần không ai chụp ảnh: bắt tay vào làm.',
    ],
    ['Và bây giờ là lúc sau. Hãy nhìn lại hình ấy.', 'Đây rồi: vẫn là nó, mà đã khác hẳn.'],
    [
      'Khác biệt không phải do may mắn, mà do nhiều bước nhỏ liên tiếp.',
      'Điều còn lại là cảm giác rằng thay đổi là có thể.',
    ],
  ],
}
