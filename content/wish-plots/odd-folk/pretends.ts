import { wishPlot } from '../wish-plot.ts'

const PLAYED = ['a tree', 'a cat', 'a dog', 'a teacher', 'a statue', 'a stone', 'a rock', 'a log', 'a lamp', 'a bush', 'a cloud', 'a cow', 'a sheep', 'a duck', 'a lion', 'a bear', 'a tiger', 'a monkey', 'a mouse', 'a rabbit', 'a horse', 'a unicorn', 'a dragon', 'a dinosaur', 'a monster', 'a ghost', 'a robot', 'a king', 'a queen', 'a prince', 'a princess', 'a knight', 'a pirate', 'a doctor', 'a chef', 'a policeman', 'a police officer', 'a vacuum cleaner', 'a teapot', 'a pillow', 'a cushion', 'a chair', 'a sofa', 'a rug', 'a carpet', 'a hat', 'a banana', 'a potato', 'a flower', 'a snowman', 'a scarecrow', 'a human', 'a person', 'a grown-up', 'a child', 'somebody else', 'someone else', 'something else', 'an animal', 'an elephant', 'a fish', 'a bird', 'a frog', 'a train', 'a car', 'a bus', 'asleep', 'busy', 'invisible', 'lost', 'brave', 'normal', 'ordinary']

export const whoeverPretends = wishPlot({
 id: 'wish-whoever-pretends',
 visits: 'anything',
 whoever: [...PLAYED.flatMap((what) => [`pretends to be ${what}`, `pretended to be ${what}`, `is pretending to be ${what}`]), 'pretends', 'pretends to be', 'pretends to sleep', 'pretends that it is asleep', 'pretends it is asleep', 'pretends it is a cat', 'pretends it is a tree', 'pretends it is a dog', 'pretends to be different things', 'always pretends', 'always pretends to be', 'always pretends to be something else', 'always pretends to be somebody else', 'keeps pretending', 'keeps pretending to be', 'can’t stop pretending', 'never stops pretending', 'is always pretending', 'is only pretending', 'was only pretending', 'loves pretending', 'loves to pretend', 'loves pretending to be', 'likes pretending', 'likes to pretend', 'wants to pretend', 'makes believe', 'plays make-believe', 'plays pretend', 'acts like a cat', 'acts like a dog', 'acts like a tree', 'acts like a chicken', 'passes itself off as', 'passes for'],
 except: ['dead', 'ill', 'sick', 'hurt', 'poorly', 'happy', 'fine', 'okay', 'ok ', 'friend', 'steal', 'steals', 'rob', 'robs', 'scare', 'scares', 'santa', 'father christmas', 'mother', 'mum', 'grandma', 'grandmother', 'dad', 'halloween', 'school', 'trick', 'tricks', 'eat ', 'to like', 'to love', 'to cry', 'not to', 'stranger', 'baby'],
 company: ['sofa', 'blanket', 'cushion', 'nose', 'clock', 'tap', 'rug', 'lamp', 'door', 'hall', 'biscuit', 'biscuits', 'spoon', 'book', 'slippers', 'saucepan', 'snore', 'whisper', 'fly', 'coat', 'curtain', 'newspaper', 'eyes', 'ear', 'tin', 'yawn', 'opera', 'bishop', 'village', 'foot', 'hair', 'shoulder'],
 about: 'The hero wants to hear what is said over a child who sleeps, and is found out each time, like whoever pretends to be something; both of them peep to see whether it works, until they forget to look.',
 titles: ['What They Say Over You', 'The One Who Peeps', '{visitor} Is Nobody at All', 'Only Pretending', 'As If Asleep'],
 want: [
{ id: 'on-the-sofa', A: 'partner', paragraphs: ['{H} lay on the sofa and pretended to be asleep. {H} wanted to hear what people say over you then, which you never hear. “You’re awake,” said {A}, without looking up. It was the fourth time this evening.',
'“It’s not easy,” said somebody at the end of the sofa. Nobody had come in, but there stood {visitor.first}. “I’ve been doing it since lunch,” it said, hardly moving. “Was I good?” “You’re {visitor.bare}?” asked {A}.'] }
 ],
 way: []
 ,turn: [], everybody: { want: [], way: [], turn: [] }, bed: [], last: []
})
